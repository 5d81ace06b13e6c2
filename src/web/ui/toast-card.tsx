import { Bell, CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ToastContentProps } from 'react-toastify/unstyled'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { MessageText } from './message-text.tsx'
import styles from './toasts.module.css'

export type ToastType = 'info' | 'warning' | 'error' | 'success' | 'default'

export type ToastNotification = {
  readonly id: string
  readonly type: ToastType
  readonly message: string
  readonly onClose: (() => void) | undefined
  /** A way back, while the notification is there. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

const exitMs = 300
const icons: Readonly<Record<ToastType, LucideIcon>> = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
  default: Bell,
}

/** One notification. Its own clock closes it: an animation would not run where the system asks for no motion. */
export function ToastCard({ data, toastProps, isPaused, closeToast }: ToastContentProps<ToastNotification>) {
  useCountdown(durationOf(data.type), isPaused || !toastProps.isIn, closeToast)
  useExit(toastProps.isIn, () => {
    toastProps.deleteToast()
    data.onClose?.()
  })
  return (
    <div className={`${styles.card} ${styles[data.type]}`} data-leaving={!toastProps.isIn || undefined}>
      <Icon icon={icons[data.type]} size="l" />
      <div>
        <p>
          <MessageText message={data.message} />
        </p>
        {data.action && (
          <Button
            look="text"
            size="s"
            onClick={() => {
              data.action?.run()
              closeToast(true)
            }}
          >
            {data.action.label}
          </Button>
        )}
      </div>
      <IconButton icon={X} label="Close notification" onClick={() => closeToast(true)} />
      <span className={styles.left} aria-hidden="true">
        <span style={{ animationDuration: `${durationOf(data.type)}ms` }} data-paused={isPaused || undefined} />
      </span>
    </div>
  )
}

function durationOf(type: ToastType): number {
  return type === 'error' ? 15_000 : 5000
}

/** Calls `onEnd` when `duration` milliseconds have run; a pause keeps what is left. */
function useCountdown(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return
    const since = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [paused])
}

function useExit(isIn: boolean, onGone: () => void) {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (isIn) return
    const timer = setTimeout(() => gone(), exitMs)
    return () => clearTimeout(timer)
  }, [isIn])
}
