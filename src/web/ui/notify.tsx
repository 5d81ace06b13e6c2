import { toast } from 'react-toastify/unstyled'
import { ToastCard, type ToastNotification, type ToastType } from './toast-card.tsx'

const open = new Set<string>()
let count = 0

/**
 * Shows a notification at the bottom right: 15 s for an error, 5 s for others. One with the same type and message that
 * is still open is not added again (specification 1, section 2). `onClose` runs once, after the fade-out of 300 ms.
 */
export function notify(
  type: ToastType,
  message: string,
  options: { onClose?: () => void; action?: ToastNotification['action'] } = {},
): void {
  const key = `${type}:${message}`
  if (open.has(key)) return
  open.add(key)
  const notification: ToastNotification = {
    id: `toast-${++count}`,
    type,
    message,
    onClose: options.onClose,
    action: options.action,
  }
  toast<ToastNotification>((parts) => <ToastCard {...parts} />, {
    toastId: notification.id,
    type,
    data: notification,
    role: type === 'error' ? 'alert' : 'status',
    onClose: () => open.delete(key),
  })
}
