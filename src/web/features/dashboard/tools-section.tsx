import { useDeferredValue, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { useKeys } from '#web/ui/use-keys.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import styles from './dashboard.module.css'
import { ToolCard } from './tool-card.tsx'
import { searchTools } from './tool-search.ts'
import strip from './tool-strip.module.css'

/** What can be drafted, with a search that forgives misspelling. `/` leads to it, Enter opens the first match. */
export function ToolsSection({ tools }: { tools: readonly ToolIdentity[] }) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const found = searchTools(useDeferredValue(query), tools)
  const searching = query.trim() !== ''
  useKeys({ '/': () => field.current?.focus() })

  function openFirst(event: React.FormEvent) {
    event.preventDefault()
    const first = searchTools(query, tools).tools[0]
    if (searching && first) void navigate(first.route)
  }

  return (
    <section id="tools-section" aria-labelledby="tools-title">
      <div className={styles.sectionHead}>
        <h2 className="head" id="tools-title">
          What do you want to draft?
        </h2>

        <form role="search" className={styles.search} onSubmit={openFirst}>
          <SearchField
            ref={field}
            label="Search tools"
            placeholder="Search tools, for example hardship"
            hint="/"
            value={query}
            onChange={setQuery}
          />
        </form>
      </div>
      <div className={`panel ${strip.strip}`}>
        {found.tools.map((tool, index) => (
          <ToolCard key={tool.type} tool={tool} query={query} first={searching && index === 0} />
        ))}
        <SearchResult found={found} all={tools.length} query={query.trim()} onQuery={setQuery} />
      </div>
    </section>
  )
}

type ResultProps = {
  found: ReturnType<typeof searchTools>
  all: number
  query: string
  onQuery: (query: string) => void
}

/** Says how many tools match; offers the nearest one when none does. */
function SearchResult({ found: { tools, nearest }, all, query, onQuery }: ResultProps) {
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
