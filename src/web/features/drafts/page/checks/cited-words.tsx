import { bindSpaces } from '#domain/legal-document/bind-spaces.ts'

const caseName = /^((?:Matter of|In re|Ex parte) [^,]+|[A-Z][^,]* v\. [^,]+)(?=,)/

/** Words of the draft as a card quotes them: the name of a case in italics, as it stands in the text. */
export function CitedWords({ text }: { text: string }) {
  const [name = ''] = caseName.exec(text) ?? []
  return (
    <>
      {name !== '' && <em>{bindSpaces(name)}</em>}
      {bindSpaces(text.slice(name.length))}
    </>
  )
}
