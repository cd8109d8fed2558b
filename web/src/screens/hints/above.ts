/** Places something above one's own cards or beside the mat, and tells the table how much room it takes there. */

export function above(node: HTMLElement): () => void {
  const root = document.documentElement;
  const place = (): void => {
    const own = document.querySelector('.app .dock') ?? document.querySelector('.app .hand');
    const top = own?.getBoundingClientRect().top ?? innerHeight;
    node.style.setProperty('--above', `${Math.max(8, innerHeight - top + 8)}px`);
    const side = document.querySelector<HTMLElement>('.app > .side')?.offsetWidth;
    node.style.setProperty('--beside', side ? `${side}px` : null);
    root.style.setProperty('--hint-room', `${node.offsetHeight + 10}px`);
  };
  const watch = new ResizeObserver(place);
  watch.observe(node);
  const own = document.querySelector('.app .hand');
  if (own) watch.observe(own);
  addEventListener('resize', place);
  root.dataset['hintRoom'] = '';
  place();
  return () => {
    watch.disconnect();
    removeEventListener('resize', place);
    delete root.dataset['hintRoom'];
    root.style.removeProperty('--hint-room');
  };
}
