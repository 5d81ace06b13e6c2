/** What is read of a printed draft in a thread of its own. */
export { readPageTexts } from '#server/pdf/page-texts.ts'
