/** What a title of a point names, and the name of its topic in the letter; the first that fits. */
const titles: readonly (readonly [RegExp, string])[] = [
  [/^(?:what )?I (?:have )?read\b(?!.*\buse\b)|^(?:papers|materials|documents)(?: (?:read|reviewed))?$/iu, 'Read'],
  [
    /^(?:no (?:opinion|view)\b|limits?\b|limitations?\b|what I (?:do not|don['’]?t|cannot|can['’]?t|could not) (?:know|say)|not known|open)/iu,
    'Limits',
  ],
  [/\bsources?\b|\bmethods?\b|\bwhat (?:else )?I use\b|\bI rely\b/iu, 'Sources'],
  [
    /\bagainst (?:me|us|my|this)\b|\bcontrary\b|\bother side\b|\bcounter\p{L}*|\bweak (?:points?|spots?)\b/iu,
    'Against',
  ],
  [
    /\bnexus\b|\bmotives?\b|\bwhy (?:him|her|them|he|she)\b|\b(?:only|just|about|a|an) (?:\p{L}+ )?(?:quarrel|dispute|crime|extortion|feud|money|robbery)\b|\bpolitical opinion\b|\bprotected ground\b/iu,
    'Nexus',
  ],
  [
    /^(?:after|since) .{0,40}\d{4}$|\bchange[sd]?\b|\b(?:new|present|fallen) government\b|\bsince the (?:fall|coup|election)\b/iu,
    'Changes',
  ],
  [
    /\bpolice\b|\bcourts?\b|\bprotect\p{L}*|\bauthorities\b|\bprosecut\p{L}*|\bjustice\b|\bimpunity\b|\bstate\b/iu,
    'Police',
  ],
  [/\brelocat\p{L}*|\bmov(?:e|ing)\b|\belsewhere\b|\bother (?:cities|regions|parts)\b/iu, 'Relocation'],
  [/\breturn\p{L}*|\bsent back\b|\bdeport\p{L}*|\brisks? (?:now|today)\b/iu, 'Return'],
  [
    /\bfit\b|\bfits\b|\bconsisten\p{L}*|\bplausib\p{L}*|\b(?:his|her|the) (?:claim|account|story|declaration)\b/iu,
    'Plausibility',
  ],
  [
    /^who\b|\bgangs?\b|\bactors?\b|\bpersecutors?\b|\bmilitia\b|\bcartel\b|\bthe (?:party|group|clan|family)\b/iu,
    'Actors',
  ],
  [/\bbackground\b|\bcontext\b|\bhistory\b|\bpolitics\b|\bsituation\b/iu, 'Background'],
  [/\btreatment\b|\bminorit\p{L}*|\bhow (?:they|people|women|men)\b|\bat risk\b/iu, 'Treatment'],
]

/** The topic of a point by its title, or by the place that it is named for; undefined where it names none. */
export function topicOfPoint(title: string, isPlace: (name: string) => boolean): string | undefined {
  const plain = title.replace(/[?:.]$/u, '').trim()
  const named = titles.find(([pattern]) => pattern.test(plain))?.[1]
  return named ?? (isPlace(plain) ? 'Relocation' : undefined)
}
