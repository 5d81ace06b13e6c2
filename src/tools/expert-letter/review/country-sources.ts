import { sectionText } from '#domain/legal-document/from-section.ts'
import { type Check, warn } from '#domain/questionnaire/check.ts'
import type { LetterFacts } from '../case.ts'
import { namesListedSource } from '../case/source-list.ts'
import { issuesOf } from '#tools/expert-letter/map/issues.ts'
import type { LetterSection } from './letter-text.ts'

/** L15: in a country conditions letter an issue of general claims names a source of the list, or shows the gap for it. */
export function checkCountrySources(sections: readonly LetterSection[], facts: LetterFacts): Check[] {
  const findings = sections.find(({ id }) => id === 'findings')
  if (facts.type !== 'CC' || !findings) return []
  const parts = findings.html.split(/<h3>/).slice(1)
  const country = facts.values['cc.country']?.value
  return issuesOf(facts)
    .filter(({ needsSource }) => needsSource)
    .flatMap(({ heading }) => {
      const part = parts.find((markup) => sectionText(markup.split('</h3>')[0] ?? '') === heading)
      if (part === undefined || /data-gap="NEEDS: [^"]*source/i.test(part)) return []
      const text = sectionText(part.split('</h3>').slice(1).join(' '))
      // An exhibit with its page is a source, and so is what the expert says of the expert's own work.
      const isSourced =
        /\[\[ex:|\bEx\. [A-Z]/u.test(part) ||
        /\b(?:in my own|I interviewed|I observed|my (?:field ?work|interviews|visits|research))\b/iu.test(text)
      if (text === '' || isSourced || namesListedSource(text, facts.sources, country)) return []
      return [warn('L15', `“${heading}” names no source of the expert's list and no observation of the expert.`)]
    })
}
