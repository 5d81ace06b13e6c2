/** What a heading of a written draft names, by who writes: a clinician, or who knows somebody's work. */
export type HeadingTopic = {
  readonly when: 'all' | 'clinical' | 'work'
  readonly pattern: RegExp
  readonly topic: string
}

const whom = String.raw`(?:the |his |her |their |my )?(?:\p{L}+ ){0,3}?(?:patient|client|family|couple|boy|girl|child|him|her|them|\p{Lu}\p{L}+)`

/** The first that fits; apostrophes are straight. */
export const headingTopics: readonly HeadingTopic[] = [
  {
    when: 'all',
    pattern:
      /^(?:limits?|limitations?|reservations?|caveats?|uncertainties|what I (?:cannot|can't|do not|don't|could not|did not|have not) (?:\p{L}+ ?){1,3}|(?:the )?limits? (?:of|to) (?:what I (?:say|know)|(?:this|my) (?:\p{L}+)))$/iu,
    topic: 'Limits',
  },
  {
    when: 'all',
    pattern:
      /^(?:(?:my )?(?:own )?(?:opinions?|conclusions?|summary)|in short|in sum(?:mary)?|to sum up|summary (?:and|of) (?:my )?(?:opinions?|conclusions?)|(?:opinions?|conclusions?) and (?:summary|reasons)|what I (?:conclude|think|believe))$/iu,
    topic: 'Opinion',
  },
  {
    when: 'work',
    pattern:
      /^(?:(?:the |its |her |his |their )?(?:weak (?:side|points?|spots?)|weakness(?:es)?|drawbacks?|downsides?|shortcomings)|what (?:is|remains) (?:open|uncertain|to be shown|not known)|what (?:it|the \p{L}+) (?:cannot|does not) do)$/iu,
    topic: 'Limits',
  },
  {
    when: 'work',
    pattern:
      /^(?:how I (?:know|came to know|learned of|met|use)\b.*|my (?:acquaintance|relation(?:ship)?|connection|contact|dealings) (?:with|to)\b.*|(?:our|the) (?:relationship|acquaintance)|(?:relationship|acquaintance) (?:with|to)\b.*|independence|how we (?:know each other|met))$/iu,
    topic: 'Acquaintance',
  },
  {
    when: 'work',
    pattern:
      /^(?:(?:the )?(?:background|context|problem|field|need|question|subject|state of the (?:art|field)|challenge)(?: (?:of|in) (?:the )?(?:\p{L}+ ?){1,3})?|what (?:was|had been) (?:done|known|tried|possible) before(?: (?:her|him|that|this))?|before (?:her|his|this|the) (?:work|method|paper|study|discovery|\p{L}+)|why (?:the|this) problem (?:matters|is hard))$/iu,
    topic: 'Field',
  },
  {
    when: 'work',
    pattern:
      /^(?:what (?:is|was) new(?: in (?:it|this|her work|his work|the \p{L}+))?|(?:the |her |his |their )?(?:own )?(?:main |original |key )?(?:contributions?|inventions?|discover(?:y|ies)|methods?|advances?|innovations?|findings?|work|results?)|what (?:she|he|they) (?:did|does|found|showed|built|made|invented|discovered|contributed|has done|added)|the (?:new |central )?idea)$/iu,
    topic: 'Contribution',
  },
  {
    when: 'work',
    pattern:
      /^(?:who (?:uses|has used|relies on|adopted|has adopted|works with) (?:it|this|them|her \p{L}+|his \p{L}+|the \p{L}+)|(?:the )?(?:uses?|users?|adoption|uptake)(?: by others| of (?:it|the \p{L}+)| in practice)?|where it is used|in practice)$/iu,
    topic: 'Use by others',
  },
  {
    when: 'work',
    pattern:
      /^(?:why (?:it|this|the work|her work|his work) matters\b.*|(?:its |the )?(?:national )?(?:importance|significance|impact|reach|effects?|consequences|influence)(?: (?:of|on|for|beyond)\b.*)?|what (?:it|this) (?:has )?changed|what has changed|beyond (?:one|this|a single)\b.*)$/iu,
    topic: 'Importance',
  },
  {
    when: 'work',
    pattern:
      /^(?:(?:her |his |their )?(?:standing|rank|place)(?: (?:in|among)\b.*)?|compar(?:ed|ison) (?:with|to)\b.*|(?:her |his )?peers|where (?:she|he) stands)$/iu,
    topic: 'Standing',
  },
  {
    when: 'work',
    pattern:
      /^(?:judging|(?:peer )?review(?:ing)?(?: of (?:the )?(?:work of )?(?:others|\p{L}+))?|(?:her |his )?(?:work|service) as (?:an? )?(?:judge|reviewer|editor)|judging (?:of )?(?:the work of )?others)$/iu,
    topic: 'Judging',
  },
  {
    when: 'work',
    pattern:
      /^(?:(?:is|why is|why) (?:she|he|dr\.? \p{L}+|ms\.? \p{L}+|mr\.? \p{L}+)(?: is)?\b.*|(?:her |his )?(?:ability|qualifications?|track record|preparation|position|progress|skills?)(?: to\b.*| for\b.*| so far)?|can (?:she|he) do it|well positioned)$/iu,
    topic: 'Well placed',
  },
  {
    when: 'work',
    pattern:
      /^(?:(?:the |a )?(?:waiver|labor (?:market|certification)|balance|job offer)\b.*|why (?:not )?(?:a|no) (?:job offer|labor certification|employer)\b.*)$/iu,
    topic: 'Waiver',
  },
  {
    when: 'work',
    pattern:
      /^(?:(?:the |her |his )?(?:proposed |planned )?(?:endeavou?r|plans?|project|proposal)|what (?:she|he) (?:plans|proposes|will do))$/iu,
    topic: 'Endeavor',
  },
  {
    when: 'work',
    pattern: /^(?:(?:her |his )?(?:recognition|awards?|prizes?|reputation|acclaim)(?: (?:of|by|in|for)\b.*)?)$/iu,
    topic: 'Recognition',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:(?:the |his |her )?course of (?:the )?(?:treatment|therapy|care)(?: so far)?|(?:the )?(?:treatment|therapy|care) (?:so far|to date|until now))$/iu,
    topic: 'Treatment',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:what (?:he|she|they|the (?:client|patient)) (?:has |have )?(?:told|tells|reported|reports|said|says|described|describes|recounted|recounts)\b.*|(?:his|her|the) (?:own )?(?:account|story|report|narrative)(?: of .*| as .*)?|(?:the )?events(?: as)? (?:reported|described|told)(?: to me)?)$/iu,
    topic: 'Account',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:what I (?:saw|see|observed|found|noticed|have seen)\b.*|(?:my |clinical )?observations?\b.*|how (?:she|he) (?:presents|presented|appears|appeared|is today)|in (?:the |my )?(?:office|sessions?|room))$/iu,
    topic: 'Presentation',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:(?:(?:other|alternative) (?:explanations?|causes?|possibilities|diagnos[ei]s)|alternatives|differential(?: diagnosis)?)(?: considered)?|what else (?:it|this) could be|(?:malingering|exaggeration)(?: .*)?)$/iu,
    topic: 'Alternatives',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:(?:the |her |his )?(?:delay|late filing|silence)(?: .*)?|why (?:she|he) (?:waited|was late|did not (?:apply|file|speak|tell|come forward)).*|(?:(?:her |his |effects? on )?(?:memory|demeanou?r|testimony|recall))(?: (?:and|for|of|in) .*)?)$/iu,
    topic: 'Memory',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:(?:treatment|therapy|care|prognosis) and (?:outlook|prognosis|the future|needs|treatment|care)|(?:the )?(?:outlook|prognosis|future)(?: .*)?|what (?:she|he) (?:needs|will need)(?: .*)?|(?:effects? of |risks? of )?(?:a )?(?:return|detention|deportation)(?: .*)?)$/iu,
    topic: 'Prognosis',
  },
  {
    when: 'clinical',
    pattern: new RegExp(
      String.raw`^(?:who I am\b.*|my (?:patient|role|work with\b.*)|how I know\b.*|(?:the )?(?:course|story|history)(?: (?:of|so far)\b.*)?|${whom} and I)$`,
      'iu',
    ),
    topic: 'History',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:(?:the |his |her )?(?:illness|disease|disorder|condition|diagnos[ie]s|disability)(?: and (?:its|the) \p{L}+)?|what (?:it|the illness|the disease|the condition|\p{L}+ \p{L}+) is)$/iu,
    topic: 'Diagnosis',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:(?:the |his |her )?(?:treatment|therapy|care|regimen|medicines?|medications?)(?: (?:at home|so far|today|now|and \p{L}+))?|what (?:the )?(?:treatment|therapy|care) (?:is|needs|requires|involves)|what (?:the |her |his )?(?:husband|wife|father|mother|spouse|partner|son|daughter|family|he|she) (?:does|do)(?: for (?:her|him|them))?|(?:the |her |his )?(?:(?:husband|wife|father|mother)'s|(?:his|her)) (?:part|role|help|care)(?: in (?:the |her |his )?(?:treatment|care))?|daily (?:care|life))$/iu,
    topic: 'Treatment',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:without (?:him|her|them|(?:the |her |his )?(?:husband|wife|father|mother|parents?|son|daughter))|if (?:he|she|(?:the |her |his )?(?:husband|wife|father|mother|parents?|client|applicant)) (?:is|were|was|has to|had to|should|leaves?|left|must|goes away|cannot|could not)\b(?! (?:to )?(?:go|move) with).*|if (?:they are|the family is|the couple is) (?:separated|parted|apart))$/iu,
    topic: 'Separation',
  },
  {
    when: 'clinical',
    pattern:
      /^(?:if (?:\p{L}+ ){1,4}(?:goes|went|go|moves?|moved|relocates?|travels?|lived|lives)(?: (?:too|along|with|there|abroad|back|to)\b.*)?|(?:care|treatment|life|living) (?:in|abroad|there)\b.*|moving (?:to|abroad|with)\b.*|(?:in|to) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/iu,
    topic: 'Relocation',
  },
]
