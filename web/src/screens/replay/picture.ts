/**
 * A picture of what is on the screen, without any help but the browser's: the page as it is drawn goes into an SVG, with
 * its styles and fonts, and from there onto a canvas.
 */

const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';
/** As sharp as a good screen, whatever the one at hand. */
const SCALE = 2;

async function inPlace(url: string): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}

/** All rules that hold now; what they fetch goes along with them, as a picture may fetch nothing. */
async function styles(): Promise<string> {
  const found = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(async ({ cssText }) => {
      let text = cssText;
      for (const [whole, , url = ''] of cssText.matchAll(/url\((["']?)([^"')#]+)\1\)/g)) {
        if (url.startsWith('data:')) continue;
        const made = await inPlace(new URL(url, sheet.href ?? location.href).href);
        text = text.replace(whole, `url("${made}")`);
      }
      return text;
    }),
  );
  return (await Promise.all(found)).join('\n');
}

/** The page without what lies over it, or takes no part in how it looks. */
function copy(): HTMLElement {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const each of body.querySelectorAll('script, dialog, [popover], [role=status]')) each.remove();
  return body;
}

/** The part of the window where these are, one below the other, as a PNG. */
export async function pictureOf(nodes: readonly Element[]): Promise<Blob> {
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('width', String(innerWidth));
  root.setAttribute('height', String(innerHeight));
  // What is said of the root of the page is said of this one.
  const { attributes, style: own } = document.documentElement;
  for (const { name, value } of attributes) if (name !== 'style') root.setAttribute(name, value);
  root.style.cssText = own.cssText; // as an attribute the policy of the page forbids it
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = await styles();
  const page = document.createElementNS(SVG, 'foreignObject');
  page.setAttribute('width', '100%');
  page.setAttribute('height', '100%');
  page.append(style, copy());
  root.append(page);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(SCALE, SCALE);
  pen.drawImage(image, -left, -top, innerWidth, innerHeight);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
