import type { LetterFacts } from '#tools/expert-letter/case.ts'
import type { Issue } from './issue.ts'

const isDependent = ({ label }: LetterFacts): boolean => label === 'dependent'

/** EB-1A: what was new, who uses it, why it matters to the field; the role only from somebody who saw it. */
export const eb1aIssues: readonly Issue[] = [
  {
    id: 'eb1a.contribution',
    heading: 'The contribution',
    skeleton:
      '{{client.short}} {{contrib.verb}} {{contrib.what}} in {{contrib.year}} ({{contrib.exhibit}}). What was new is that {{contrib.new}}. In practical terms, {{contrib.plain}}.',
  },
  {
    id: 'eb1a.use',
    heading: 'Use by others',
    skeleton:
      'The record shows that others use this work. {{list:uses}}. I consider use by others a better measure of importance than praise.',
  },
  {
    id: 'eb1a.significance',
    heading: 'Significance for the field',
    skeleton:
      'The field changed as a result: {{contrib.effect}}. I therefore regard the contribution as one of major significance to {{field.name}}, not only to {{contrib.employer}}.',
  },
  {
    id: 'role',
    isOptional: true,
    heading: 'Role',
    when: isDependent,
    skeleton:
      'In {{role.period}} {{client.short}} was {{role.title}} at {{role.org}}. {{role.duties}} {{role.result}} {{role.org}} is known for {{role.org_reputation}} ({{role.exhibit}}).',
  },
  {
    id: 'eb1a.other',
    heading: 'Other evidence on file',
    isOptional: true,
    skeleton: 'The file also holds {{list:other_evidence}}.',
  },
]

/** EB-1B: the field, the research, recognition beyond one country, kinds of evidence, three years of experience. */
export const eb1bIssues: readonly Issue[] = [
  {
    id: 'eb1b.research',
    heading: 'Field and research',
    skeleton: '{{client.short}} works in {{field.name}}, on {{research.line}}; the main outputs are {{list:outputs}}.',
  },
  {
    id: 'eb1b.recognition',
    heading: 'International recognition',
    skeleton: 'Recognition of this research is not confined to one country. {{list:recognition}}.',
  },
  {
    id: 'eb1b.kinds',
    isOptional: true,
    heading: 'Kinds of evidence',
    skeleton: 'The evidence of standing in the field is of these kinds: {{list:kinds}}.',
  },
  {
    id: 'eb1b.experience',
    heading: 'Teaching and research experience',
    skeleton:
      '{{client.short}} has taught or done research from {{experience.from}} to {{experience.to}} at {{experience.where}}.',
  },
  {
    id: 'eb1b.post',
    heading: 'The post offered',
    isOptional: true,
    skeleton: 'The post offered to {{client.short}} is {{offer.post}}.',
  },
]

/** NIW: the three prongs of Matter of Dhanasar, in facts and without the legal conclusion. */
export const niwIssues: readonly Issue[] = [
  {
    id: 'niw.endeavor',
    heading: 'The proposed endeavor',
    skeleton: 'The endeavor proposed is to {{endeavor.what}}. It is wider than a single position: {{endeavor.reach}}.',
  },
  { id: 'niw.merit', heading: 'Merit', skeleton: 'Its value is {{endeavor.value}}.' },
  {
    id: 'niw.importance',
    heading: 'Importance beyond one place',
    skeleton:
      'The effect would be felt beyond {{endeavor.local}}, because {{endeavor.why_national}}. {{#endeavor.policy}}This matches a stated public aim, {{endeavor.policy}} ({{endeavor.policy_exhibit}}).{{/endeavor.policy}}',
  },
  {
    id: 'niw.positioned',
    heading: 'Preparation for the endeavor',
    skeleton:
      '{{client.short}} is prepared to carry this out. {{list:positioned}}. Progress to date: {{endeavor.progress}}.',
  },
  {
    id: 'niw.balance',
    isOptional: true,
    heading: 'What a labor market test would measure',
    skeleton:
      'A test of the local labor market asks whether a job can be filled; this endeavor depends on {{balance.reason}}, which such a test does not measure. (The legal question is for the agency; I speak only to the practical side.)',
  },
]

/** O-1: 8 CFR 214.2(o)(2)(iii)(B) wants recognition in factual terms and how the writer came to know it. */
export const o1Issues: readonly Issue[] = [
  {
    id: 'o1.basis',
    isOptional: true,
    heading: 'Basis of knowledge',
    skeleton:
      'I know the facts in this letter because {{relation.because}}. My own qualification to judge them is set out above.',
  },
  {
    id: 'o1.recognition',
    heading: 'Recognition',
    skeleton: 'In factual terms, {{client.short}} has: {{list:recognition}}.',
  },
  { id: 'o1.criteria', isOptional: true, heading: 'Criteria', skeleton: '{{list:criteria}}.' },
  {
    id: 'o1.coming',
    heading: 'The coming work',
    skeleton:
      'I understand that {{client.short}} is to {{coming.work}} from {{coming.start}} to {{coming.end}}. That work calls for {{coming.skill}}.',
  },
]
