### Bios: Genesis na úvodní stránce, česky.

home-genesis = Oživ neživou chemii a udrž ji naživu přes čtyři miliardy let pohrom. Kostky a bionty ve tvých organismech jsou body.
