#pragma once

#include <functional>
#include <list>
#include <memory>
#include <utility>

namespace desktop {

/// Those who want to be told of something, each for as long as it keeps its Following.
class Listeners {
public:
    using Told = std::function<void()>;

    /// Ends the telling when it goes away; may outlive the Listeners.
    class Following {
    public:
        Following() = default;
        explicit Following(std::shared_ptr<Told> told) : told_(std::move(told)) {}

    private:
        std::shared_ptr<Told> told_;
    };

    [[nodiscard]] Following follow(Told told) {
        auto kept = std::make_shared<Told>(std::move(told));
        all_.push_back(kept);
        return Following(std::move(kept));
    }

    /// Tells all who still follow. Someone told may start or end a following.
    void tell() {
        std::erase_if(all_, [](const std::weak_ptr<Told>& told) { return told.expired(); });
        const std::list<std::weak_ptr<Told>> now = all_;
        for (const std::weak_ptr<Told>& told : now)
            if (const std::shared_ptr<Told> kept = told.lock()) (*kept)();
    }

private:
    std::list<std::weak_ptr<Told>> all_;
};

}  // namespace desktop
