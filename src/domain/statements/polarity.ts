const before =
  /(?<!\p{L})(?:no(?!\.(?: |\d|$))|not|never|none|nobody|neither|nor|cannot|no one|nothing|hardly|denies|denied|free of)(?!\p{L})|n['’]t(?!\p{L})/giu
const after =
  /^(?:[^.;,\p{L}]*(?:is|was|were|are|has been)? ?(?:not|none|never|no)(?!\p{L})|[:,] (?:none|never|no)(?!\p{L})|[^.;,:]{0,30}: (?:none|never|no)(?!\p{L})|(?:(?! and | that )[^.;,]){0,20} (?:at no|to no|in no|nothing|nobody|no one)(?!\p{L}))/iu
const boundary =
  /[;:]|,? (?:but|although|while|whereas|because|when|after|before|until|since|who|which)(?!\p{L})|, (?=(?:he|she|they|it|I|we) )|, and (?!(?:never|not|no|nor)(?!\p{L}))| and (?=(?:he|she|they|I|it|was|were|has|have|had|is|are|did|does|do|will|would|can|could|cannot|may|might|shall|should|the)(?!\p{L}))/giu

/** Without one of these no reading below denies anything; most sentences have none, and each is asked about many words. */
const sign =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:no(?:t|r|ne|body|thing)?(?!\p{L})|never|neither|cannot|hardly|denie[sd]|free of|without|lack of|fail|refus|declin|unable|unwilling|inability|neglected|too |(?:advis|warn|caution|recommend|counsel)\p{L}* (?:\p{L}+ ){0,2}against|(?:keep|kept|prevent|stop|bar|prohibit|deter|hinder))/iu
let signed = { text: '', has: false }

function hasSign(text: string): boolean {
  if (signed.text !== text) signed = { text, has: sign.test(text) }
  return signed.has
}

/** True when the words between `start` and `end` are denied: by a negation before them in their clause or right behind. */
export function isDenied(sentence: string, start: number, end: number): boolean {
  if (!hasSign(sentence)) return false
  const plain = sentence.replaceAll(/, (?:who|which|whose|where)(?!\p{L})[^,]*,/gu, (part, at: number) =>
    at < end && start < at + part.length ? part : ' '.repeat(part.length),
  )
  const open = plain.slice(0, start)
  let clause = 0
  for (const match of plain.matchAll(boundary))
    if (match.index + match[0].length <= start) clause = match.index + match[0].length
  const lead = open
    .slice(clause, start)
    .replaceAll(
      /neither(?= [^.;]{0,80} nor )|not (?:all|every)(?!\p{L})|not only|not guilty|no later than|no less than|not yet known|no (?:other|further|later) (?!petition|application|filing)/giu,
      ' ',
    )
  if (noCase.test(open)) return true
  if (noneOf.test(lead)) return false
  const here = [...lead.matchAll(before)].length % 2 === 1
  // In a list each has its own: `no charge, no paper and no court`.
  if (here || listed.test(lead)) return true
  if (turning.some((pattern) => pattern.test(lead))) return true
  const own = sentence.slice(start, end)
  if (
    /(?<!\p{L})(?:no|never|not|nothing)(?!\p{L})/iu.test(own) &&
    !/^(?:never married|was not inspected|were not inspected)/iu.test(own)
  )
    return !/good health|no (?:health|medical)|not guilty|no contest/iu.test(own)
  const behind = sentence.slice(end)
  return after.test(behind.slice(0, 40)) || answeredNo.test(behind)
}

/** `Have you ever been arrested, or harmed anyone?: Never`: the answer denies all that was asked. */
const answeredNo = /^[^?]{0,200}[?]: (?:no|none|never|nothing|nobody)(?!\p{L})/iu

const without = /(?:without|lack of) (?:an? |any )?(?:\w+ )?$/iu
const failing =
  /(?<!\p{L})(?:fail(?:s|ed|ure)?|refus(?:es|ed|al)|declin(?:es|ed)|unable|unwilling|inability|neglected) to (?:[\p{L}’'.]+ ){0,4}$/iu
const against = /(?<!\p{L})(?:advis|warn|caution|recommend|counsel)\p{L}* (?:\p{L}+ ){0,2}against (?:\p{L}+ ){0,2}$/iu

/** `None of her trips lasted six months`: there were trips. */
const noneOf = /(?<!\p{L})none of (?:his|her|their|its|my|our|these|those) $/iu

/** `Too old to register`. */
const tooMuch = /(?<!\p{L})too \p{L}+ (?:for \p{L}+ )?to (?:\p{L}+ )?$/iu

/** `Keeps her from driving`, `prevented him from leaving`. */
const hindered =
  /(?<!\p{L})(?:keep|kept|prevent|stopp?|barr?|prohibit|deter|hinder)(?:s|ed|ing|red)? (?:[\p{L}’'.]+ ){1,4}from (?:\p{L}+ )?$/iu

/** `Found no case in which a soldier was charged`. */
const noCase = /(?<!\p{L})no \p{L}{3,20} (?:in which|in whom|who|whom|that|where) [^.;,]{0,60}$/iu

const listed = /(?:,|(?<!\p{L})(?:and|or)) (?:\p{L}{1,12} ){0,2}(?:no|never) (?:\p{L}+ )?$/iu

/** What denies the words behind it without a word of no. */
const turning = [without, failing, against, hindered, tooMuch]

const negation =
  /(?<!\p{L})(?:no(?!\. ?\d)|not|never|none|nobody|neither|nor|cannot|nothing|without|refused|failed|declined|denied|unable)(?!\p{L})|n['’]t(?!\p{L})/giu

/** True when a noun is denied right before it: `no diabetes`, `not depressed`, `denies any asthma`. */
export function isDeniedClosely(sentence: string, start: number): boolean {
  return /(?<!\p{L})(?:no(?! (?:other|further|later))|not|never had|never|without|denies|nor|free of)(?: (?:a|an|any|in|to|at|been|suffer from|have|had|signs? of|history of|diagnosed with)){0,3} (?:\p{L}+ )?$/iu.test(
    sentence.slice(Math.max(0, start - 45), start),
  )
}

/** What makes of a named condition one that was looked for and not found. */
const notMet =
  /(?<!\p{L})(?:not|never) (?:currently |presently |fully )?(?:meet|met|diagnosed?|reach|find|found)(?!\p{L})[^.;]{0,60}$|(?<!\p{L})not all (?:of )?(?:the )?criteria(?!\p{L})[^.;]{0,30}$|(?<!\p{L})(?:rul(?:ed|es|ing) out|exclud(?:ed|es|ing)|no (?:evidence|diagnosis|sign|indication)s? of)(?!\p{L})[^.;,]{0,40}$/iu
const notFound =
  /^(?:(?: disorder| disease)?: (?:denied|not|none|no|negative|ruled out)(?!\p{L})|[^.;]{0,40}?(?:(?:considered|examined|explored|screened for) (?:and|but) (?:was |were )?(?:not|rejected|ruled out|excluded)|(?:was|were|is) (?:not (?:diagnosed|met|present|found|given|warranted|made)|ruled out|excluded)|not all (?:of the )?criteria|criteria (?:for \p{L}+ )?(?:are|were) not))/iu

/** `Does not meet the criteria for`, `ruled out`, `considered and not diagnosed`: a condition that a professional did not find. */
export function isRuledOut(sentence: string, start: number, end: number): boolean {
  const from = sentence.slice(0, start).search(/[;:](?=[^;:]*$)|, (?:but|and|who|which) (?=[^,]*$)/u) + 1
  return notMet.test(sentence.slice(from, start)) || notFound.test(sentence.slice(end, end + 110))
}

/** How often a clause denies: two sentences with the same words, one of them denying, contradict each other. */
export function countNegations(text: string): number {
  return (
    text
      .replaceAll(
        /not only|not (?:all|every)(?!\p{L})|not guilty|no contest|no later than|without (?:pay|payment|charge|notice|warning|reward)(?!\p{L})|without inspection|without \p{L}+ing(?!\p{L})/giu,
        ' ',
      )
      .match(negation)?.length ?? 0
  )
}
