"""The cards of Bios: Origins: their data, how they are read, checked and looked up."""
