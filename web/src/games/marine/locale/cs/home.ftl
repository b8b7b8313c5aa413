### Dominant Species: Marine na úvodní stránce, česky.

home-marine = Šiř své zvíře po rostoucím moři, žij tam, kde leží tvá potrava, a boduj dílky, kde máš nejvíc druhů, než dopadne asteroid.
