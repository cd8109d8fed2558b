/** Notices outside the tab: the browser asks whether we may, and shows them. */

import { settings } from './settings.svelte';
import { say } from './texts.svelte';

const TAG = 'turn';

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

/** Turns them on or off; false: the browser does not allow it. */
export async function wantNotices(on: boolean): Promise<boolean> {
  const allowed = !on || (await Notification.requestPermission()) === 'granted';
  settings.notices = on && allowed;
  return allowed;
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration();
}

/** Calls whoever looks elsewhere; null: nothing is asked of them any more. */
export async function notify(call: string | null): Promise<void> {
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted') return;
  const registration = await worker();
  if (call === null || !document.hidden) {
    for (const shown of (await registration?.getNotifications({ tag: TAG })) ?? []) shown.close();
  } else {
    await registration?.showNotification(say('page-name'), { body: call, tag: TAG, icon: '/icon-192.png' });
  }
}
