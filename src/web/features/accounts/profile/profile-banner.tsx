import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './profile.module.css'

export type Banner = { readonly kind: 'success' | 'failure'; readonly message: string }

/** How saving went, above the buttons. */
export function ProfileBanner({ banner }: { banner: Banner | null }) {
  return (
    <div role={banner?.kind === 'failure' ? 'alert' : 'status'}>
      {banner && (
        <p className={`${styles.banner} ${styles[banner.kind]}`}>
          <Icon icon={banner.kind === 'success' ? CircleCheck : CircleAlert} />
          <span>{banner.message}</span>
        </p>
      )}
    </div>
  )
}
