#include "app/desktop/pages/name_type.h"

namespace desktop {

Type type_for_name(const wxString& name, double width, Typesetter& type) {
    for (const Type wanted : {Type::Name, Type::Heading, Type::BodyStrong})
        if (type.width(name, wanted) <= width) return wanted;
    return Type::LabelStrong;
}

}  // namespace desktop
