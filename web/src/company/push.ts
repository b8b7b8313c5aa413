/** This browser as a way to reach somebody. */

/** Where push needs the app on the home screen, browsers have none of it until then. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** What is in the way of push: the browser, or its owner. */
export type PushFault = 'push-needs-app' | 'push-denied' | 'push-failed';

export interface Subscribed {
  address: string;
  key: string;
  auth: string;
}

/** Asks the system whether notices may be shown, and subscribes. */
export async function subscribe(serverKey: string): Promise<Subscribed | PushFault> {
  if (!canPush()) return 'push-needs-app';
  if ((await Notification.requestPermission()) !== 'granted') return 'push-denied';
  try {
    await navigator.serviceWorker.register('push.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // Of another server, or of one that has lost its key.
    await before?.unsubscribe();
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: serverKey,
    });
    const { endpoint = '', keys = {} } = made.toJSON();
    return { address: endpoint, key: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  } catch {
    return 'push-failed';
  }
}

/** Nothing is sent to this browser any more. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
