### Bios: Origins on the home page, English.

home-origins = Lead one kind of early humans through four Epochs. You have three scores, culture, politics and industry, and only the best one counts.
