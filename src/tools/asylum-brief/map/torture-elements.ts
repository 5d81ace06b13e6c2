import type { ElementRule } from '#domain/case-map/elements.ts'
import { termsOf } from './element-terms.data.ts'
import { ofHarmThere } from './of-harm-there.ts'

/** What protection under the Convention against Torture requires. */
export function torture(): ElementRule[] {
  return [
    {
      ...ofHarmThere,
      id: 'cat-torture',
      name: 'CAT: the harm is torture',
      test: 'Severe pain or suffering is inflicted with intent, for a prohibited purpose, and not as a lawful sanction.',
      authorities: ['cfr18a1', 'je'],
      sections: ['S60'],
      servedBy: ['harm', 'health'],
      terms: termsOf('torture'),
      needs: 'what would be done, with what purpose, and what it does to those who suffer it',
    },
    {
      ...ofHarmThere,
      id: 'cat-likelihood',
      name: 'CAT: more likely than not',
      test: 'All the evidence together makes torture more likely than not.',
      authorities: ['cfr16c2', 'cfr16c3'],
      sections: ['S60'],
      servedBy: ['country'],
      terms: termsOf('tortureLikelihood'),
      needs: 'country evidence on persons in the same position, and what sets this case apart',
    },
    {
      ...ofHarmThere,
      id: 'cat-officials',
      name: 'CAT: public officials',
      test: 'A public official inflicts the torture, consents to it, or knows of it and breaches the duty to intervene.',
      authorities: ['cfr18a7'],
      sections: ['S61'],
      servedBy: ['protection'],
      terms: termsOf('acquiescence'),
      needs: 'which officials know, how, and what they did or failed to do',
    },
  ]
}
