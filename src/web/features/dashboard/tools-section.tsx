import { useDeferredValue, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { useKeys } from '#web/ui/use-keys.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import styles from './dashboard.module.css'
import { ToolCard } from './tool-card.tsx'
import { searchTools } from './tool-search.ts'
import strip from './tool-strip.module.css'
import { SearchResult } from './search-result.tsx'

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
