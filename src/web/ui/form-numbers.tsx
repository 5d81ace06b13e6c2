import { Fragment, type ReactNode } from 'react'

type Props = {
  readonly text: string
  /** How each piece is shown; as it stands when left out. */
  readonly render?: (piece: string) => ReactNode
}

/** Text whose form numbers stay on one line: `I-601A`, not `I-` and `601A`. */
export function FormNumbers({ text, render = (piece) => piece }: Props) {
  return text.split(/(\b[A-Z]{1,4}-\d+[A-Z]?\b)/).map((piece, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the text
      <span key={place} className="nowrap">
        {render(piece)}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={place}>{render(piece)}</Fragment>
    ),
  )
}
