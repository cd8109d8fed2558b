/** How the page looks without the cones for red (protanopia) or green (deuteranopia), after Machado and others, 2009. */

const MATRIX: Record<string, string> = {
  protanopia: '.152286 1.052583 -.204868 0 0 .114503 .786281 .099216 0 0 -.003882 -.048116 1.051998 0 0 0 0 0 1 0',
  deuteranopia: '.367322 .860646 -.227968 0 0 .280085 .672501 .047413 0 0 -.011820 .042940 .968881 0 0 0 0 0 1 0',
};

export function seeLike(eyes: string | null): void {
  const values = MATRIX[eyes ?? ''];
  if (!values) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg width="0" height="0" style="position:absolute"><filter id="eyes" color-interpolation-filters="linearRGB"><feColorMatrix values="${values}"/></filter></svg>`,
  );
  document.documentElement.style.filter = 'url(#eyes)';
}
