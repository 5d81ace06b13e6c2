import { Download } from 'lucide-react'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type PacketActs, type PacketPath, useKitPapers } from './packet-queries.ts'
import styles from './packet.module.css'

/** The small papers of the filing as Word files, with what each still lacks. */
export function KitPapers({ path, acts }: { path: PacketPath; acts: PacketActs }) {
  const papers = useKitPapers(path)
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="papers">
      <h2 className="sub" id="papers">
        Papers of the filing
      </h2>
      {papers.isError && <NotLoaded small title="The papers did not load" onRefresh={() => void papers.refetch()} />}
      {papers.isPending && <Skeleton label="Loading the papers" lines={4} />}
      <ul className={styles.papers}>
        {papers.data?.map(({ kind, title, missing }) => (
          <li key={kind}>
            <span>
              {title}
              <span className={`small muted ${styles.sentence}`}>
                {missing.length === 0 ? 'Complete but for date and signature' : `Still lacks ${missing.join(', ')}`}
              </span>
            </span>
            {acts.may('export') && (
              <IconButton
                icon={Download}
                label={`Download ${title}`}
                onClick={() => acts.downloadPaper.run({ kind, title })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
