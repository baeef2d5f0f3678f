import { maxDocumentImageSide, documentMediaTypes, maxDocumentBytes, type ErrorKey } from '@playfront/api-contract';

/** Types that the operator accepts, in the format of the `accept` attribute. */
export const acceptedTypes = documentMediaTypes.join(',');

const isAcceptedType = (type: string) => documentMediaTypes.some((accepted) => accepted === type);

/** Why a file cannot be sent. */
export type UnfitFile = { readonly error: ErrorKey };
/** A file that can be sent, or why it cannot. */
export type PreparedFile = { readonly file: File } | UnfitFile;

/** Checks the type and size of a chosen file. A photo that is too large is scaled down under the same name. */
export async function prepareFile(chosen: File, scale: (photo: File) => Promise<Blob | undefined> = scalePhoto): Promise<PreparedFile> {
  if (!isAcceptedType(chosen.type) || chosen.size === 0) return { error: 'file_not_accepted' };
  if (chosen.size <= maxDocumentBytes) return { file: chosen };
  if (chosen.type === 'application/pdf') return { error: 'too_large' };
  const smaller = await scale(chosen).catch(() => undefined);
  if (!smaller || smaller.size > maxDocumentBytes) return { error: 'too_large' };
  return { file: new File([smaller], chosen.name, { type: smaller.type }) };
}

async function scalePhoto(photo: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(photo);
  const factor = Math.min(1, maxDocumentImageSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * factor);
  canvas.height = Math.round(bitmap.height * factor);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85));
}

/** The file as a data URL, the format of the call. */
export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}
