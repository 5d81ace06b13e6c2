import { escapeText } from '#domain/section-content/write.ts'
import { listInWords } from '#domain/prose/words.ts'
import { type TaxPaper, taxPapers, yearsInWords } from '../case/tax-paper.ts'
import { once } from './said-once.ts'
import type { Teller } from './teller.ts'

/** What the tax office's own paper says of each year, filed, missing or owed; each paper once. */
export function tellTaxes(teller: Teller, isAdverse: boolean): string[] {
  return taxPapers(teller.waiver.input.sources)
    .filter((paper) => speaksAgainst(paper) === isAdverse && once(teller, `taxes ${paper.document}`) !== '')
    .map((paper) => {
      teller.narrator.interrupt()
      return `${escapeText(said(paper))} ([[ex:${paper.document}]]).`
    })
}

const speaksAgainst = ({ unfiled, owed, late }: TaxPaper): boolean => unfiled.length + owed.length + late.length > 0

function said({ filed, unfiled, owed, late }: TaxPaper): string {
  const shown = [
    ...(filed.length === 0 ? [] : [`returns filed for ${listInWords(yearsInWords(filed))}${lateInWords(late)}`]),
    ...(unfiled.length === 0 ? [] : [`no return on file for ${listInWords(yearsInWords(unfiled))}`]),
    ...owed.map(
      ({ year, sum, plan }) =>
        `a balance of $${sum} for ${year}${plan === undefined ? '' : `, with an installment agreement at $${plan} a month`}`,
    ),
  ]
  return `The tax office’s own record shows ${listInWords(shown)}`
}

/** `, those for 2017 to 2019 not until 2022` */
function lateInWords(late: TaxPaper['late']): string {
  const byYear = [...Map.groupBy(late, ({ filedIn }) => filedIn)]
  return byYear.length === 0
    ? ''
    : `, ${listInWords(byYear.map(([filedIn, some]) => `${some.length > 1 ? 'those' : 'that'} for ${listInWords(yearsInWords(some.map(({ year }) => year)))} not until ${filedIn}`))}`
}
