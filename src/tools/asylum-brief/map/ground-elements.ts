import type { FactKind } from '#domain/case-map/case-map.ts'
import type { ElementRule } from '#domain/case-map/elements.ts'
import type { CaseFrame } from '../case.ts'
import { type Ground, groundNamed } from '../case/relief.ts'
import { termsOf } from './element-terms.data.ts'
import { ofHarmThere } from './of-harm-there.ts'

const groundTerms = {
  race: 'race',
  religion: 'religion',
  nationality: 'nationality',
  'political-opinion': 'political',
  'social-group': 'group',
} as const

/** What each protected ground asks for: the tie to the harm, and of a group its three tests. */
export function groundElements(ground: Ground, frame: CaseFrame): ElementRule[] {
  const { letter, phrase } = groundNamed(ground)
  const section = frame.grounds.length === 1 ? 'S24' : `S24${letter}`
  const isGroup = ground === 'social-group'
  const kinds: FactKind[] = ground === 'political-opinion' || ground === 'religion' ? ['belief'] : ['trait', 'belief']
  return [
    ...(isGroup
      ? groupTests()
      : [
          {
            ...ofHarmThere,
            id: `ground-${letter}`,
            name: `Protected ground: ${phrase}`,
            test: `The persecutor knows or imputes the ${phrase} of the applicant.`,
            authorities: ['ina101a42', 'elias'],
            sections: [section],
            servedBy: kinds,
            terms: termsOf(groundTerms[ground]),
            needs: `what shows the ${phrase} and how the persecutor knew of it`,
          },
        ]),
    {
      ...ofHarmThere,
      id: `nexus-${letter}`,
      name: `Nexus: ${phrase}`,
      test: `The ${phrase} was or will be at least one central reason for the harm.`,
      authorities: ['ina208b1bi', 'jbn'],
      sections: [section],
      servedBy: ['motive', ...(isGroup ? [] : kinds)],
      meets: ['other-motive'],
      terms: termsOf(groundTerms[ground], 'motive'),
      needs: `the persecutor's words or acts that show the reason`,
    },
  ]
}

function groupTests(): ElementRule[] {
  const group = { ...ofHarmThere, sections: ['S25'], authorities: ['mevg', 'wgr', 'acosta'] }
  return [
    {
      ...group,
      id: 'group-immutable',
      apartFrom: { kinds: ['country'] },
      name: 'Group: immutable trait',
      test: 'The members share a trait that they cannot change or should not be required to change.',
      servedBy: ['trait', 'family', 'identity'],
      terms: termsOf('groupTrait'),
      needs: 'the trait that the members share',
    },
    {
      ...group,
      id: 'group-particular',
      name: 'Group: particularity',
      test: 'The group has clear boundaries, so that it is plain who belongs to it.',
      servedBy: ['trait'],
      terms: termsOf('groupBoundary'),
      needs: 'what marks the group off',
    },
    {
      ...group,
      id: 'group-distinct',
      name: 'Group: social distinction',
      test: 'The society in question perceives the group as a group.',
      servedBy: ['trait', 'country'],
      terms: termsOf('groupPerception'),
      wantsTerm: true,
      needs: 'how the society there sees the group',
    },
  ]
}
