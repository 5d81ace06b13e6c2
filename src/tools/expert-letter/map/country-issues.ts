import type { Issue } from './issue.ts'

/** Country conditions: method, context, group, actor, protection, relocation, fit, return, contrary indications. */
export const countryIssues: readonly Issue[] = [
  {
    id: 'cc.method',
    isOptional: true,
    heading: 'Method and sources',
    skeleton:
      'I rely on {{cc.sources}} and on {{cc.fieldwork}}. I weigh a report by who made it, how close the author was to events, and whether other sources agree. I do not offer a view on credibility.',
  },
  {
    id: 'cc.context',
    isOptional: true,
    heading: 'Political and social context',
    needsSource: true,
    skeleton: 'The background of this claim is as follows: {{cc.context}} ({{cc.context_source}}).',
  },
  {
    id: 'cc.group',
    heading: 'Treatment of the client’s group',
    needsSource: true,
    skeleton:
      'In {{cc.country}}, people who are {{cc.group}} are treated as follows: {{cc.treatment}}. They are recognized as a distinct set of people in these ways: {{cc.distinct}}.',
  },
  {
    id: 'cc.actor',
    heading: 'The party feared, its reach and capacity',
    needsSource: true,
    skeleton: 'The party feared is {{cc.actor}}. It operates {{cc.reach}} and is able to find a person by {{cc.find}}.',
  },
  {
    id: 'cc.nexus',
    isOptional: true,
    isUnasked: true,
    heading: 'The motive for the harm',
    skeleton: '',
  },
  {
    id: 'cc.protection',
    heading: 'State protection',
    needsSource: true,
    skeleton: 'A person in this position who asks the authorities for help can expect {{cc.protection}}.',
  },
  {
    id: 'cc.acquiescence',
    heading: 'Consent or silence of officials',
    needsSource: true,
    when: ({ isTorture, values }) => isTorture || values['cc.acquiescence'] !== undefined,
    skeleton: 'On whether officials take part in such harm, consent to it or look away: {{cc.acquiescence}}.',
  },
  {
    id: 'cc.changes',
    isOptional: true,
    isUnasked: true,
    heading: 'What has changed',
    skeleton: '',
  },
  {
    id: 'cc.relocation',
    heading: 'Internal relocation',
    needsSource: true,
    skeleton: 'Moving within {{cc.country}} {{cc.relocation_would}} lower the risk because {{cc.relocation}}.',
  },
  {
    id: 'cc.fit',
    heading: 'The claim and known patterns',
    skeleton:
      'The events described in the declaration are {{cc.fit_word}} with known patterns in these respects: {{list:cc.fit}}. In these respects I have no information: {{list:cc.nofit}}.',
  },
  {
    id: 'cc.return',
    heading: 'What happens on return',
    needsSource: true,
    skeleton:
      'A person with this profile who is sent back would, on arrival and after, meet {{cc.return}} ({{cc.return_source}}).',
  },
  {
    id: 'cc.contrary',
    isOptional: true,
    heading: 'Contrary indications',
    skeleton:
      'Some indications point the other way: {{list:cc.contrary}}. I have weighed them; they {{cc.contrary_weight}} because {{cc.contrary_why}}.',
  },
]
