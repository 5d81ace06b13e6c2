import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useClientAccess } from './firm-queries.ts'
import { ShareDialog } from './share-dialog.tsx'

/** Shares a client of the firm; nothing at all for a private client, and for those who may not share it. */
export function ShareButton({ clientId, name }: { readonly clientId: string; readonly name: string }) {
  const { data } = useClientAccess(clientId)
  const [isSharing, setSharing] = useState(false)
  if (data?.belongs_to !== 'firm' || !data.may.includes('share')) return null
  return (
    <>
      <Button icon={Share2} onClick={() => setSharing(true)}>
        Share
      </Button>
      {isSharing && <ShareDialog clientId={clientId} name={name} onClose={() => setSharing(false)} />}
    </>
  )
}
