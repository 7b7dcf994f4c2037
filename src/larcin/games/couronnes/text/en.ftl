title = Les Voleurs de couronnes
