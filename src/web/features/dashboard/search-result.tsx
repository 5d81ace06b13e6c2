import { searchTools } from './tool-search.ts'
import strip from './tool-strip.module.css'

type ResultProps = {
  found: ReturnType<typeof searchTools>
  all: number
  query: string
  onQuery: (query: string) => void
}

/** Says how many tools match; offers the nearest one when none does. */
export function SearchResult({ found: { tools, nearest }, all, query, onQuery }: ResultProps) {
  return (
    <div className={query === '' ? 'sr' : strip.result} data-empty={tools.length === 0 || undefined} role="status">
      {query !== '' && tools.length > 0 && (
        <>
          <span className="ink2">
            {tools.length} of {all} tools match “{query}”
          </span>
          <span className="small">Enter opens the first. Esc clears the search.</span>
        </>
      )}
      {query !== '' && tools.length === 0 && (
        <>
          <span className="head">No tool matches “{query}”</span>
          <span>
            {nearest && (
              <>
                Did you mean{' '}
                <button type="button" className={strip.suggestion} onClick={() => onQuery(nearest.title)}>
                  {nearest.title}
                </button>
                ? Or{' '}
              </>
            )}
            <button type="button" className={strip.suggestion} onClick={() => onQuery('')}>
              {nearest ? 'clear the search' : 'Clear the search'}
            </button>
            .
          </span>
        </>
      )}
    </div>
  )
}
