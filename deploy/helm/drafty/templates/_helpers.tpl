{{- define "drafty.name" -}}
{{- printf "%s-drafty" .Release.Name | trunc 53 | trimSuffix "-" -}}
{{- end -}}

{{- define "drafty.selector" -}}
app.kubernetes.io/name: drafty
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "drafty.labels" -}}
{{ include "drafty.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "drafty.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{- define "drafty.environment" -}}
{{- range $name := list "PUBLIC_URL" "TRUSTED_PROXY" "S3_ENDPOINT" }}
{{- $_ := required (printf "settings.%s has to be set." $name) (get $.Values.settings $name) }}
{{- end }}
{{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | toString | quote }}
{{- end }}
{{- range $name := .Values.secret.keys }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ $.Values.secret.name }}
      key: {{ $name }}
{{- end }}
{{- end -}}
