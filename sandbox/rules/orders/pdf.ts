function literal(text: string): string {
  const letters = [...text.replaceAll('’', "'").replaceAll('–', '-').replaceAll('×', 'x')];
  const encodable = letters.map((letter) => (letter.charCodeAt(0) < 256 ? letter : '?')).join('');
  return `(${encodable.replace(/[\\()]/g, (sign) => `\\${sign}`)})`;
}

/** One A4 page with a title and lines of text, PDF 1.4 (ISO 32000-1, 7.5). */
export function pdfOf(title: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 18 Tf 56 770 Td',
    `${literal(title)} Tj`,
    '/F1 11 Tf 0 -34 Td 16 TL',
    ...lines.map((line) => `${literal(line)} Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
