import type { NoteTopic } from './labels.data.ts'
import { topicOf } from './read-label.ts'

/** What a question asks about, and of whom where it asks about somebody else than the one who answers. */
export type AskedTopic = { readonly topic: NoteTopic; readonly whose?: string }

/** Questions as offices put them; the first that fits. */
const asked: readonly (readonly [RegExp, NoteTopic])[] = [
  [/\b[Ww]hat (?:do|does) (?:he|she|they|your|\p{Lu}\p{L}+)\b.{0,40}\b(?:do|help)\b/u, 'tasks'],
  [/\b(?:anyone|anybody|someone|who) else\b|\bother help\b|\bwho (?:helps|could help|would help)\b/iu, 'help'],
  [/\b(?:medications?|medicines?|meds|prescriptions?|pills)\b/iu, 'medication'],
  [/\b(?:doctors?|therapists?|counselors?|psychiatrists?)\b/iu, 'doctor'],
  [/\b(?:health|medical|diagnos\p{L}+|conditions?|illness\p{L}*)\b/iu, 'health'],
  [/\b(?:arrest\p{L}*|convict\p{L}*|crim\p{L}*|trouble with the (?:police|law))\b/iu, 'arrests'],
  [/\bwhy\b.{0,30}\b(?:late|not file\p{L}*|wait\p{L}*)\b/iu, 'late filing'],
  [/\b(?:taxes|tax returns?)\b/iu, 'taxes'],
  [/\b(?:church|volunteer\p{L}*|community)\b/iu, 'community'],
  [/\bfamily (?:there|in|abroad)\b/iu, 'family there'],
  [/\b(?:could|would|can) you (?:live|move|go|relocate)\b/iu, 'move'],
  [/\b(?:without (?:him|her)|would happen if|had to leave|were (?:refused|deported))\b/iu, 'separation'],
  [/\b(?:children|kids)\b/iu, 'children'],
  [/\b(?:income|expenses|bills|rent|mortgage)\b/iu, 'income'],
  [/\b(?:lives?|who is) (?:at|in) (?:the )?(?:home|house)\b/iu, 'household'],
  [/\b(?:work|jobs?|employ\p{L}+)\b/iu, 'work'],
]

/** What the question `Q. What does she do?`, `Arrests?` asks about. */
export function topicOfQuestion(question: string): AskedTopic {
  const bare = question.replace(/(?<![?.:])[?.:]{1,5}\s{0,5}$/u, '').trim()
  const label = topicOf(bare)
  if (label !== undefined) return label
  const topic = asked.find(([pattern]) => pattern.test(bare))?.[1] ?? 'other'
  const whose = /\b(?:do|does|did|is|has|was) (he|she|your (?:husband|wife|spouse)|\p{Lu}\p{Ll}+)\b/u.exec(bare)?.[1]
  return { topic, ...(whose !== undefined && { whose: whose.replace(/^your /u, '') }) }
}
