title = Adel verpflichtet
