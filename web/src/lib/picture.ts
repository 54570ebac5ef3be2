/** Saves pictures as SVG or PNG. */

const SCALE = 2;

export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function asSvg(drawing: string): Blob {
  return new Blob([drawing], { type: 'image/svg+xml' });
}

/** The browser renders the SVG, so no other converter is needed. */
export async function asPng(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((made) => (made ? done(made) : fail(new Error('no picture'))), 'image/png');
  });
}
