import { Link } from 'react-router'
import { withLinks } from '#domain/messages.ts'

/** A message of the product, with the pages and addresses that it names as links. `onLeave` runs before a link leads away. */
export function MessageText({ message, onLeave }: { message: string; onLeave?: () => void }) {
  return withLinks(message).map(({ text, to }) => {
    if (to === undefined) return text
    if (to.startsWith('mailto:'))
      return (
        <a key={text} href={to}>
          {text}
        </a>
      )
    return (
      <Link key={text} to={to} onClick={onLeave}>
        {text}
      </Link>
    )
  })
}
