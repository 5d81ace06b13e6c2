import { Skeleton } from '#web/ui/skeleton.tsx'
import { StartUpScreen } from './start-up-screen.tsx'
import { useStartUp } from './start-up.ts'

const sincePageBegan = () => performance.now()

/** Until the code of the first page is there: the logo, and no longer than five seconds since the page began to load. */
export function FirstPageLoading() {
  const isStarting = useStartUp(false, sincePageBegan)
  if (isStarting) return <StartUpScreen />
  return (
    <main className="wrap">
      <Skeleton label="Loading the page" lines={8} />
    </main>
  )
}
