/** Acts and things of harm and of its means, the general ones among them. Base forms, in lower case. */
export const harmWords: ReadonlySet<string> = new Set(
  `hit strike beat harm hurt injure wound touch attack assault abuse threaten kill punch slap kick push shove choke stab shoot burn
  whip weapon gun pistol rifle firearm knife machete bomb drug cocaine heroin marijuana narcotic alcohol drink smoke steal rob lie
  cheat injury wound scar bruise fracture crime offense violence force`
    .trim()
    .split(/\s+/),
)
