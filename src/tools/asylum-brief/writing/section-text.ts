import type { CaseFact } from '#domain/case-map/case-map.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { crookednessOf } from '#domain/prose/crooked.ts'
import { documentNotesFrom } from './told-notes.ts'
import { apartFrom } from './apart-from.ts'
import { completedNote, isAnswerInSpanish, isOfAnswerInNotes, isUnfitAnswer, wordsOfNote } from './answer-notes.ts'
import { type Block, blockFrom, setOffIn } from './block-quotation.ts'
import { isDocumentNote } from './document-notes.ts'
import { followed } from './followed.ts'
import { isFromNotes } from './notes-on-file.ts'
import { markup } from './markup-of-lines.ts'
import { needsWording, wordsToBeWorded } from './needs-wording.ts'
import { asNoted, isQuestionOfCounsel } from './noted-prose.ts'
import { openConflict } from './open-conflict.ts'
import { quotationOf } from './quotation.ts'
import { isRow } from './rows.ts'
import { SectionParagraphs } from './section-paragraphs.ts'
import { type Stretch, stretchFrom } from './stretch.ts'
import { isTornOff, wordingOf } from './telling.ts'

/** Lines in a paragraph before a new one is begun. */
const longestParagraph = 7

/** So many lines of two paragraphs of a paper stand in one of ours. */
const shortParagraph = 4

/** The text of one section, with the facts that it tells: each once in the brief. */
export class SectionText extends SectionParagraphs {
  /** Tells facts in full, each once in the brief. */
  tell(facts: readonly CaseFact[]): this {
    let before: CaseFact | undefined
    for (const told of facts.map(completedNote)) {
      if (this.isLeftOut(told)) continue
      if (isAnswerInSpanish(told)) {
        this.pen.told.set(told.id, this.id)
        this.gap(`TRANSLATE THIS NOTE: “${wordsOfNote(told)}”`)
        continue
      }
      if (isQuestionOfCounsel(told, this.pen)) {
        this.pen.told.set(told.id, this.id)
        before = told
        continue
      }
      const noted = asNoted(told, before, this.pen)
      if (noted !== undefined) {
        this.tellNoted(told, noted)
        before = told
        continue
      }
      if (needsWording(told, this.pen)) {
        this.toBeWorded(told)
        continue
      }
      if (!isRow(told) && isDocumentNote(told, this.pen)) {
        const notes = documentNotesFrom(told, facts, this.pen, this.id)
        if (notes.text !== '') this.quote(notes.text, notes.exhibits)
        continue
      }
      if (isRow(told)) continue
      const block = blockFrom(told, facts, this.pen)
      if (block !== undefined) {
        this.setOff(block)
        before = undefined
        continue
      }
      const stretch = stretchFrom(told, facts, this.pen)
      if (stretch !== undefined) {
        this.quoteStretch(stretch, facts)
        before = stretch.facts.at(-1)
        continue
      }
      const fact = followed(told, before, this.pen)
      before = told
      if (this.isFull(told, facts)) this.paragraph()
      this.pen.told.set(fact.id, this.id)
      this.tellOne(fact)
      this.askOfConflicts([fact])
    }
    return this
  }

  /** The next paragraph of a story: by itself, unless both are short. */
  goOn(facts: readonly CaseFact[]): this {
    if (this.lines.length + facts.length > shortParagraph) this.paragraph()
    return this.tell(facts)
  }

  private isLeftOut(fact: CaseFact): boolean {
    return (
      this.pen.told.has(fact.id) ||
      isTornOff(fact) ||
      (this.pen.hasAccount && (isUnfitAnswer(fact) || isOfAnswerInNotes(fact, this.pen.frame.answers)))
    )
  }

  /** One statement: quoted where it has to be, else told; a crooked retelling gives way to the words themselves. */
  private tellOne(fact: CaseFact): void {
    const { text, isQuotation } = wordingOf(fact, this.pen)
    const exhibits = exhibitTokens(this.pen.map, passagesOf(this.pen.map, fact))
    if (isQuotation) this.quote(text, exhibits)
    else if (!this.inOwnWordsOf(fact, text, exhibits))
      this.say(apartFrom(text, exhibits, { lines: this.lines, above: this.above, pen: this.pen }), exhibits)
  }

  /** A retelling that a reader stumbles over is not printed: the words themselves stand instead, where they can be quoted. */
  private inOwnWordsOf(fact: CaseFact, text: string, exhibits: readonly string[]): boolean {
    const [passage] = passagesOf(this.pen.map, fact)
    if (passage === undefined || fact.kind === 'country' || isFromNotes(fact, this.pen) || text.includes('“'))
      return false
    const memory = this.pen.narrator.remember()
    const isStraight = crookednessOf(this.pen.narrator.say(text)) === undefined
    this.pen.narrator.recall(memory)
    if (isStraight) return false
    const quotation = quotationOf(fact, this.pen)
    if (quotation === undefined) return false
    this.pen.quoted.add(quotation.passage.id)
    this.quote(quotation.text, exhibits)
    return true
  }

  /** What counsel noted, as it stands: of whom it speaks a reader knows from the sentence before. */
  private tellNoted(fact: CaseFact, words: string): void {
    this.pen.told.set(fact.id, this.id)
    this.say(words, exhibitTokens(this.pen.map, passagesOf(this.pen.map, fact)))
    this.pen.narrator.interrupt()
    this.askOfConflicts([fact])
  }

  /** What could only be told in pieces, now in quotation and now in ours, is one quotation. */
  private quoteStretch({ facts, text }: Stretch, all: readonly CaseFact[]): void {
    const [first] = facts
    if (first !== undefined && this.isFull(first, all)) this.paragraph()
    for (const fact of facts) this.pen.told.set(fact.id, this.id)
    const passages = facts.flatMap((fact) => passagesOf(this.pen.map, fact))
    for (const { id } of passages) this.pen.quoted.add(id)
    this.quote(text, exhibitTokens(this.pen.map, passages))
    this.askOfConflicts(facts)
  }

  /** A passage of the account that is set off, with its place on the line behind it. */
  private setOff(block: Block): void {
    const { lead, html } = setOffIn(block, this.pen, this.id)
    this.lines.push({ markup: markup(lead), exhibits: [] })
    this.close()
    this.blocks.push(html)
    this.pen.narrator.paragraph()
    this.askOfConflicts(block.facts)
  }

  private askOfConflicts(facts: readonly CaseFact[]): void {
    for (const fact of facts) {
      const conflict = openConflict(fact, this.pen)
      if (conflict) this.gap(conflict.gap)
    }
  }

  /** A new paragraph is begun, but none for the last sentence or two of a paper. */
  private isFull(told: CaseFact, facts: readonly CaseFact[]): boolean {
    const isOfPaper = told.sources.some(({ type }) => type === 'passage')
    const rest = facts.length - facts.findIndex(({ id }) => id === told.id)
    return (
      this.lines.length >= longestParagraph && (!isOfPaper || rest > 2 || this.lines.length >= longestParagraph + 3)
    )
  }

  /** What is no sentence counts as told: the open point of the section has it. */
  private toBeWorded(fact: CaseFact): void {
    this.pen.told.set(fact.id, this.id)
    this.noteToWord(wordsToBeWorded(fact, this.pen))
  }

  /** Tells a fact in the words of its source where it has some worth quoting, else in ours. */
  tellQuoting(fact: CaseFact): this {
    if (this.pen.told.has(fact.id)) return this
    const quotation = quotationOf(fact, this.pen)
    if (!quotation) return this.tell([fact])
    this.pen.told.set(fact.id, this.id)
    this.pen.quoted.add(quotation.passage.id)
    return this.quote(quotation.text, exhibitTokens(this.pen.map, [quotation.passage]))
  }
}
