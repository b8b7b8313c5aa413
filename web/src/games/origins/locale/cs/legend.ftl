## Symboly na plánu

legend-pieces = Figurky a karty
legend-scores = Body a technologie
legend-map = Zdroje a klima
legend-actions = Akce
legend-advances = Pokroky
legend-fates = Události
legend-need = Co musíš mít, aby sis kartu směl nechat.
legend-skip = vynechat řadu
legend-skip-says = V této řadě neuděláš nic a jdeš dál; vrátit se k ní nelze.
legend-tile = šestiúhelníkový žeton
legend-crisis = Genocida, občanská válka nebo hospodářská krize, podle kostky filozofie.
